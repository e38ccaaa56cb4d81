/** An errand as a request of the tax authority's interface. Who sends it adds the host, the login and the patience. */

import type { Errand } from './errand.ts';

/** The groups in which the tax authority counts its limits. */
export type ErrandCall = 'submit' | 'search' | 'poll' | 'details' | 'cancel' | 'raw' | 'taxpayer';

export interface ErrandRequest {
  readonly call: ErrandCall;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path with its query. */
  readonly path: string;
  readonly body: string | null;
}

const SUBMISSIONS = '/api/v1.0/documentsubmissions';
const DOCUMENTS = '/api/v1.0/documents';
const TAXPAYERS = '/api/v1.0/taxpayer/validate';
const PAGE_SIZE = '100';

const queryOf = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** A page of the documents that this taxpayer has sent. */
function searchOf(
  { from, to, page }: { readonly from: string; readonly to: string; readonly page: number },
  status: string | null,
): string {
  const span = { submissionDateFrom: from, submissionDateTo: to, InvoiceDirection: 'Sent' };
  return `${DOCUMENTS}/search?${queryOf({ ...span, ...(status !== null && { status }), pageNo: String(page), pageSize: PAGE_SIZE })}`;
}

export function requestOf(errand: Errand): ErrandRequest {
  const get = (call: ErrandCall, path: string): ErrandRequest => ({ call, method: 'GET', path, body: null });
  switch (errand.kind) {
    case 'submit':
      return { call: 'submit', method: 'POST', path: SUBMISSIONS, body: errand.body };
    case 'search':
      return get('search', searchOf(errand, null));
    case 'rejections':
      return get('search', searchOf(errand, 'Valid'));
    case 'poll': {
      const query = queryOf({ pageNo: String(errand.page), pageSize: PAGE_SIZE });
      return get('poll', `${SUBMISSIONS}/${encodeURIComponent(errand.submissionUid)}?${query}`);
    }
    case 'details':
      return get('details', `${DOCUMENTS}/${encodeURIComponent(errand.uuid)}/details`);
    case 'raw':
      return get('raw', `${DOCUMENTS}/${encodeURIComponent(errand.uuid)}/raw`);
    case 'taxpayer':
      return get(
        'taxpayer',
        `${TAXPAYERS}/${encodeURIComponent(errand.tin)}?${queryOf({ idType: errand.idType, idValue: errand.idNo })}`,
      );
    case 'cancel':
      return {
        call: 'cancel',
        method: 'PUT',
        path: `${DOCUMENTS}/state/${encodeURIComponent(errand.uuid)}/state`,
        body: JSON.stringify({ status: 'cancelled', reason: errand.reason }),
      };
  }
}
