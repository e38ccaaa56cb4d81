/** An errand as a request of the tax authority's interface. Who sends it adds the host, the login and the patience. */

import type { Errand } from './errand.ts';

export interface ErrandRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its query. */
  readonly path: string;
  readonly body: string | null;
}

const SUBMISSIONS = '/api/v1.0/documentsubmissions';
const DOCUMENTS = '/api/v1.0/documents';
const PAGE_SIZE = '100';

const queryOf = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

export function requestOf(errand: Errand): ErrandRequest {
  const get = (path: string): ErrandRequest => ({ method: 'GET', path, body: null });
  switch (errand.kind) {
    case 'submit':
      return { method: 'POST', path: SUBMISSIONS, body: errand.body };
    case 'search': {
      const span = { submissionDateFrom: errand.from, submissionDateTo: errand.to };
      return get(
        `${DOCUMENTS}/search?${queryOf({ ...span, InvoiceDirection: 'Sent', pageNo: String(errand.page), pageSize: PAGE_SIZE })}`,
      );
    }
    case 'poll':
      return get(
        `${SUBMISSIONS}/${encodeURIComponent(errand.submissionUid)}?${queryOf({ pageNo: String(errand.page), pageSize: PAGE_SIZE })}`,
      );
    case 'details':
      return get(`${DOCUMENTS}/${encodeURIComponent(errand.uuid)}/details`);
    case 'cancel':
      return {
        method: 'PUT',
        path: `${DOCUMENTS}/state/${encodeURIComponent(errand.uuid)}/state`,
        body: JSON.stringify({ status: 'cancelled', reason: errand.reason }),
      };
  }
}
