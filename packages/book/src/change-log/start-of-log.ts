/** The first row of a log, which every copy of a template shares: the position before any change. It goes with the first change that is trimmed. */

export const START_OF_LOG = `INSERT INTO change (seq, tag, kind, key, change, part, at) VALUES (0, 0, '', '', 'resync', 'document', '')`;
