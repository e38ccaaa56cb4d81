/** A simulated gateway of the tax authority: local, deterministic, with a given clock and faults on request. Sends nothing. */

import { createHash } from 'node:crypto';
import type {
  Accepted,
  Gateway,
  GatewayResponse,
  Handed,
  HeldDocument,
  IssuedName,
  Receipt,
  Rejected,
  RejectionRequest,
} from '../../e-invoice-gateway.ts';
import { bytesOf, DOCUMENT_BYTES_MAX, SUBMISSION_BYTES_MAX, sha256Of, textOfBase64 } from '../ubl/ubl.ts';
import { isWithinDuplicateSpan, isWithinWindow } from '../ubl/window.ts';
import type { GatewayShelf } from './sandbox-shelf.ts';

type Call = Exclude<keyof Gateway, 'name'>;

/**
 * What goes wrong, once, at the next such call: the gateway is `down`; it does not respond, having done nothing
 * (`timeout-lost`) or everything (`timeout-done`); it will `reject` what is submitted; it finds it `invalid` when it
 * validates; it is `slow` to validate.
 */
export interface Fault {
  readonly call: Call;
  readonly kind: 'down' | 'timeout-lost' | 'timeout-done' | 'reject' | 'invalid' | 'slow';
}

export interface SandboxOptions {
  readonly shelf: GatewayShelf;
  /** RFC 3339, UTC. */
  readonly now: () => string;
  readonly faults?: readonly Fault[];
}

export const SANDBOX = 'sandbox';
const DOCUMENTS_MAX = 100;
const UUID_LENGTH = 26;
const LONG_ID_LENGTH = 40;
const PORTAL = 'https://e-invoice.sandbox.example';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids are derived from what they name, so that the same book always gets the same ones. */
function idOf(length: number, ...parts: readonly string[]): string {
  const digest = createHash('sha512').update(parts.join('\n')).digest();
  return Array.from(digest.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const responded = <Value>(value: Value): GatewayResponse<Value> => ({ kind: 'responded', value });

export class SandboxGateway implements Gateway {
  readonly name = SANDBOX;
  readonly #shelf: GatewayShelf;
  readonly #now: () => string;
  readonly #faults: Fault[];

  constructor({ shelf, now, faults = [] }: SandboxOptions) {
    this.#shelf = shelf;
    this.#now = now;
    this.#faults = [...faults];
  }

  /** Adds the next fault. */
  fail(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  submit = (documents: readonly Handed[]): GatewayResponse<Receipt> =>
    this.#attempt('submit', (fault) => {
      const bytes = documents.reduce((sum, { base64 }) => sum + bytesOf(textOfBase64(base64)), 0);
      if (documents.length > DOCUMENTS_MAX || bytes > SUBMISSION_BYTES_MAX) {
        return { kind: 'refused', errors: [{ code: 'MaximumSizeExceeded', message: 'At most 100 documents and 5 MB.' }] };
      }
      const submissionUid = idOf(UUID_LENGTH, 'submission', this.#now(), ...documents.map(({ sha256 }) => sha256));
      const accepted: Accepted[] = [];
      const rejected: Rejected[] = [];
      for (const document of documents) {
        const refusal = fault === 'reject' ? scripted(document) : this.#refusalOf(document);
        if (refusal) rejected.push(refusal);
        else accepted.push(this.#take(document, submissionUid, fault === 'invalid'));
      }
      return responded({ submissionUid, accepted, rejected });
    });

  getSubmission = (submissionUid: string): GatewayResponse<readonly HeldDocument[]> =>
    this.#attempt('getSubmission', (fault) => {
      const held = this.#shelf.ofSubmission(submissionUid);
      return responded(fault === 'slow' ? held : held.map((document) => this.#validated(document)));
    });

  getDocument = (uuid: string): GatewayResponse<HeldDocument | undefined> =>
    this.#attempt('getDocument', (fault) => {
      const held = this.#shelf.find(uuid);
      return responded(held && fault !== 'slow' ? this.#validated(held) : held);
    });

  findIssued = ({ docNo, typeCode, issuerTin }: IssuedName): GatewayResponse<readonly HeldDocument[]> =>
    this.#attempt('findIssued', () =>
      responded(
        this.#shelf
          .ofNumber(docNo)
          .filter((held) => held.direction === 'issued' && held.typeCode === typeCode && held.issuerTin === issuerTin),
      ),
    );

  cancel = (uuid: string, reason: string): GatewayResponse<HeldDocument> =>
    this.#attempt('cancel', () => {
      const held = this.#shelf.find(uuid);
      if (held?.status === 'Cancelled') return responded(held);
      if (held?.status !== 'Valid' || held.validatedAt === null || !isWithinWindow(held.validatedAt, this.#now())) {
        return { kind: 'refused', errors: [{ code: 'OperationPeriodOver', message: 'It can no longer be cancelled.' }] };
      }
      const cancelled: HeldDocument = { ...held, status: 'Cancelled', cancelledAt: this.#now(), cancelReason: reason };
      this.#shelf.put(cancelled);
      return responded(cancelled);
    });

  listRejections = (since: string | null): GatewayResponse<readonly RejectionRequest[]> =>
    this.#attempt('listRejections', () =>
      responded(this.#shelf.rejections().filter(({ requestedAt }) => since === null || requestedAt >= since)),
    );

  listReceived = (since: string | null): GatewayResponse<readonly HeldDocument[]> =>
    this.#attempt('listReceived', () =>
      responded(this.#shelf.received().filter(({ receivedAt }) => since === null || receivedAt >= since)),
    );

  #attempt<Value>(call: Call, run: (fault: Fault['kind'] | undefined) => GatewayResponse<Value>): GatewayResponse<Value> {
    const index = this.#faults.findIndex((fault) => fault.call === call);
    const [fault] = index < 0 ? [] : this.#faults.splice(index, 1);
    if (fault?.kind === 'down') return { kind: 'unavailable', message: 'The e-invoice gateway cannot be reached.' };
    const timeout = { kind: 'timeout', message: 'The e-invoice gateway did not respond in time.' } as const;
    if (fault?.kind === 'timeout-lost') return timeout;
    const response = run(fault?.kind);
    return fault?.kind === 'timeout-done' ? timeout : response;
  }

  #refusalOf(document: Handed): Rejected | undefined {
    const text = textOfBase64(document.base64);
    const because = (code: string, message: string, isDuplicate = false): Rejected => ({
      docNo: document.docNo,
      isDuplicate,
      errors: [{ code, message }],
    });
    if (sha256Of(text) !== document.sha256) return because('DigestMismatch', 'The digest is not that of the document.');
    if (bytesOf(text) > DOCUMENT_BYTES_MAX) return because('MaximumSizeExceeded', 'A document has at most 300 KB.');
    const isSame = (held: HeldDocument): boolean =>
      held.typeCode === document.typeCode &&
      held.version === document.version &&
      held.issuerTin === document.issuerTin &&
      held.issuedAt === document.issuedAt &&
      isWithinDuplicateSpan(held.receivedAt, this.#now());
    return this.#shelf.ofNumber(document.docNo).some(isSame)
      ? because('DuplicateSubmission', 'The same document was submitted within the last two hours.', true)
      : undefined;
  }

  #take(document: Handed, submissionUid: string, isInvalid: boolean): Accepted {
    const uuid = idOf(UUID_LENGTH, 'document', document.issuerTin, document.sha256, this.#now());
    const { docNo, typeCode, version, issuerTin, issuedAt } = document;
    this.#shelf.put({
      uuid,
      direction: 'issued',
      submissionUid,
      docNo,
      typeCode,
      version,
      issuerTin,
      issuedAt,
      receivedAt: this.#now(),
      status: 'Submitted',
      longId: null,
      validationLink: null,
      validatedAt: null,
      cancelledAt: null,
      cancelReason: null,
      errors: isInvalid ? [{ code: 'CF321', message: 'The buyer is not known under this TIN.' }] : [],
      text: textOfBase64(document.base64),
    });
    return { docNo, uuid };
  }

  /** Validation happens at the first query. */
  #validated(held: HeldDocument): HeldDocument {
    if (held.status !== 'Submitted') return held;
    const longId = idOf(LONG_ID_LENGTH, 'long', held.uuid, this.#now());
    const judged: HeldDocument =
      held.errors.length > 0
        ? { ...held, status: 'Invalid' }
        : {
            ...held,
            status: 'Valid',
            longId,
            validationLink: `${PORTAL}/${held.uuid}/share/${longId}`,
            validatedAt: this.#now(),
          };
    this.#shelf.put(judged);
    return judged;
  }
}

const scripted = ({ docNo }: Handed): Rejected => ({
  docNo,
  isDuplicate: false,
  errors: [{ code: 'Rejected', message: 'The document does not follow the structure.' }],
});
