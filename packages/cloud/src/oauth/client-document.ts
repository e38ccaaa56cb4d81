/** Fetches the description that a client publishes, through the guard that deliveries to webhooks go through. */

import type { Context } from '../system/context.ts';
import { usedMetadata } from './client-check.ts';
import { oauthLimits } from './oauth-limits.ts';

/** Fetches a document for the library, which checks status and content itself. */
export async function fetchDocument({ documents }: Context, address: string): Promise<Response> {
  const { status, body, headers, error } = await documents.read(address, oauthLimits.documentBytesMax);
  if (status === null) throw new Error(error ?? 'There was no response.');
  const isWhole = status === 200 && body.length <= oauthLimits.documentBytesMax;
  return new Response(isWhole ? new Uint8Array(usedMetadata(body)) : null, {
    status: isWhole || status !== 200 ? status : 413,
    headers,
  });
}
