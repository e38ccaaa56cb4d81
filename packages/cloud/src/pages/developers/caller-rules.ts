/** What every caller must know, in thirteen sentences. Recipes, manifest and docs show these and no others. */

export const callerRules: readonly string[] = [
  'Use only the cloud API. Never call the local API of a connector.',
  'Authenticate with Authorization: Bearer <key>, where the key is the tenant key or a named app key.',
  'Get connectorId and companyId from GET /v1/books or from the portal. Do not guess them.',
  'Give every command its own commandId. The same id with the same request is the same command, so send it again if a response was lost.',
  'Poll GET /v1/commands/{commandId} until status is done or failed. No other status is final.',
  'If a command produces a file, download result.artifactUrl or GET /v1/commands/{commandId}/artifact with the same API key. Forward the file, not the address.',
  'AR is for customers (debtors, debtorCode). AP is for suppliers (creditors, creditorCode). Never send creditorCode in an AR command.',
  'In a new account book, create debtors, creditors, items with their units and the locations you need before any document. A stock transfer needs two active locations.',
  'An AP invoice needs a valid GL posting account on every line, or one accountNo at the top if it has a single line.',
  'BOM, assembly and disassembly commands need item codes of finished goods and components that exist in the same account book.',
  'List each payment of a cash sale in payments. Leave payments out only for a sale on credit.',
  'Before a write, send the validate-* command of the same document, if there is one, with the same payload and another commandId.',
  'Lines of stock items need itemCode, uom and location. Use read-locations to get the exact codes of active locations.',
];
