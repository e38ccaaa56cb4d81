// Stops an npm script with one clear line when Node is too old. Written for any Node that can still start.
var wanted = 24;
var found = parseInt(process.versions.node, 10);
var complaint =
  'Ledgerline needs Node ' +
  wanted +
  ' or newer, and this is Node ' +
  process.versions.node +
  ' on ' +
  process.platform +
  '-' +
  process.arch +
  '. Run npm ci with optional packages on (it brings the right Node where there is one), or install Node ' +
  wanted +
  '.';

module.exports = { isNewEnough: found >= wanted, complaint: complaint };

if (require.main === module && found < wanted) {
  console.error(complaint);
  process.exit(1);
}
