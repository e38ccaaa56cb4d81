"""What changes in a book, whoever changes it: where it is seen, how it is kept until it was taken, and who did it."""
