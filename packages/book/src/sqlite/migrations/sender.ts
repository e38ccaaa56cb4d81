/** Who sent a command, for the audit trail. Null for earlier commands, and if the sender is not known. */

export const SENDER = `
ALTER TABLE command ADD COLUMN sent_by TEXT;
`;
