/** `npm run myinvois`: the stand-in for people who try e-invoices without the tax authority. `npm run myinvois -- 8090` chooses its port. */

import { CLIENT, PUBLISHED_LIMITS, startStandIn } from './server.ts';

const PORT = 8090;

const { url } = await startStandIn({ port: Number(process.argv[2] ?? PORT), limits: PUBLISHED_LIMITS, validationMs: 2000 });
console.log(`A stand-in for the tax authority listens at ${url}. Nothing reaches the tax authority itself.`);
console.log(`Start the connector with LEDGERLINE_MYINVOIS_URL=${url}`);
console.log(`Client id: ${CLIENT.id}`);
console.log(`Client secret: ${CLIENT.secret}`);
