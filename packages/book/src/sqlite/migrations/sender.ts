/** Who sent a command, for the audit trail. Null for commands of before, and where nobody said. */

export const SENDER = `
ALTER TABLE command ADD COLUMN sent_by TEXT;
`;
