import { test } from 'node:test';
import { exerciseBook } from '../../conformance/exercise-book.ts';
import { freshBook } from '../../conformance/fresh-book.ts';

exerciseBook(test, () => {
  const book = freshBook();
  let count = 0;
  return {
    execute: (type, payload, commandId) => {
      count += 1;
      return book.execute(type, payload, commandId ?? `exercise-${count}`);
    },
    close: () => book.close(),
  };
});
