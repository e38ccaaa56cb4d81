"""What every driver of Ledgerline needs and no accounting package: the protocol of docs/drivers.md, once-only, read-back, texts and money."""

KIT = "1"
