/** `npm run installer`: reads the command line and the environment, builds, and says what was made. */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInstaller, inMebibytes } from './build.ts';

const USAGE = `npm run installer -- [--out FOLDER] [--fast]

  --out FOLDER   where ConnectorSetup.exe is written (default packaging/windows/out)
  --fast         compress less: a third larger, made in seconds

SIGN_CERT and SIGN_KEY name the files of a code-signing certificate and its key, SIGN_TIMESTAMP the address of a time stamp service.
Without a certificate the program is not signed.
`;

const { values } = parseArgs({ options: { out: { type: 'string' }, fast: { type: 'boolean' }, help: { type: 'boolean' } } });
const { SIGN_CERT: cert, SIGN_KEY: key, SIGN_TIMESTAMP: timestampUrl } = process.env;

if (values.help) console.log(USAGE);
else {
  const startedAt = performance.now();
  const { path, build, bytes, isSigned } = await buildInstaller({
    folder: resolve(values.out ?? `${import.meta.dirname}/out`),
    compression: values.fast ? 'zlib' : 'lzma',
    certificate: cert && key ? { cert, key, ...(timestampUrl && { timestampUrl }) } : null,
    say: console.log,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\n${path}\n  build ${build}, ${inMebibytes(bytes)}, made in ${seconds} s`);
  if (!isSigned) console.log('  NOT SIGNED: Windows warns people who run it. Set SIGN_CERT and SIGN_KEY to sign it.');
}
