/** What every caller has to know, in thirteen sentences. Recipes, manifest and docs show these and no others. */

export const callerRules: readonly string[] = [
  'Talk to the cloud API only; never call the local API of a connector.',
  'Authenticate with Authorization: Bearer <key>, where the key is the tenant API key or a named app API key.',
  'Take connectorId and companyId from GET /v1/books or from the customer portal; do not guess them.',
  'Give every command a commandId of its own. The same id with the same request is the same command; send it again when an answer got lost.',
  'Poll GET /v1/commands/{commandId} until status is done or failed; nothing else is final.',
  'When a command produces a file, fetch result.artifactUrl or GET /v1/commands/{commandId}/artifact with the same API key, and forward the file, not the address.',
  'AR means customers: debtors, debtorCode. AP means suppliers: creditors, creditorCode. Never send creditorCode on an AR command.',
  'In a new account book create debtors, creditors, items with their units, and the locations you need before any document. A stock transfer needs two active locations.',
  'An AP invoice needs a valid GL posting account on every line, or one accountNo at the top when it has a single line.',
  'BOM, assembly and disassembly commands take item codes of finished goods and components that exist in the same account book.',
  'The ways a cash sale is paid are rows in payments; leave payments out only when it is sold on credit.',
  'Before a write, send the validate-* command of the same document when there is one, with the same payload and another commandId.',
  'Lines of stock items carry itemCode, uom and location; call read-locations for the exact codes of active locations.',
];
