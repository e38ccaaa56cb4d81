/** An office whose e-invoices go to MyInvois: a stand-in answers when a test carries what is due. */

import { requestOf } from '../../src/einvoice/courier/request.ts';
import { StandIn, type StandInOptions } from '../../src/einvoice/stand-in/stand-in.ts';
import type { BookOptions, Reply } from '../../src/index.ts';
import { type Office, openOffice } from '../e-invoice-office.ts';

export interface CarriedOffice extends Office {
  readonly standIn: StandIn;
  /** Carries everything that is due, and returns the kinds of the errands. What has a reply of its own does not reach the stand-in. */
  readonly carry: (replyOf?: (kind: string) => Reply | undefined) => readonly string[];
}

export interface CarriedOptions {
  readonly standIn?: Partial<StandInOptions>;
  readonly book?: Partial<BookOptions>;
}

const ERRANDS_MAX = 200;

export function openCarried({ standIn: given = {}, book: options = {} }: CarriedOptions = {}): CarriedOffice {
  const office = openOffice('BLANK', true, options);
  office.book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
  const standIn = new StandIn({ now: () => Date.parse(office.now()), validationMs: 0, ...given });
  return {
    ...office,
    standIn,
    carry: (replyOf = () => undefined) => {
      const kinds: string[] = [];
      for (let count = 0; count < ERRANDS_MAX; count += 1) {
        const plan = office.book.nextErrand();
        if (!('errand' in plan)) return kinds;
        const { errand } = plan;
        kinds.push(errand.kind);
        office.book.absorb(errand, replyOf(errand.kind) ?? { kind: 'answered', ...standIn.answer(requestOf(errand)) });
      }
      throw new Error('The courier does not come to an end.');
    },
  };
}
