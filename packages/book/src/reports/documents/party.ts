/** The party of a document: name, address and numbers, from the document, otherwise from the party's record. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { rowsOf, textOf } from '../../payload.ts';
import { addressOf, joinedTexts, labelled, linesOf } from '../sheet/company.ts';
import type { Block } from '../sheet/sheet.ts';
import type { Phrase, Say } from '../words/phrases.ts';
import type { FiledParty } from './filed.ts';
import { headerText, type Print } from './print.ts';

const DELIVERY = ['deliverAddress1', 'deliverAddress2', 'deliverAddress3', 'deliverAddress4'];

function branchOf(party: Payload, code: string | null): Payload {
  const branches = rowsOf(party, 'branches');
  return branches.find((branch) => code !== null && branch.branchCode === code) ?? {};
}

/** The tax numbers of a party. */
function taxNumbers(say: Say, registrationNo: string | null, taxNo: string | null, sstNo: string | null): string {
  return joinedTexts(
    ' · ',
    labelled(say('registrationNo'), registrationNo),
    labelled(say('taxNo'), taxNo),
    labelled(say('sstNo'), sstNo),
  );
}

function numbersOfEntity(command: CommandContext, say: Say, entityID: unknown): string {
  if (typeof entityID !== 'number') return '';
  const entity = command.records.find('tax-entity', String(entityID))?.data ?? {};
  const known = (name: string): string | null => {
    const number = textOf(entity[name]);
    return number === 'NA' ? null : number;
  };
  return taxNumbers(say, known('idNo'), known('tin'), known('sstNo'));
}

/** The block of a party; values of the document take precedence over those of its record. */
export function partyBlock(
  command: CommandContext,
  say: Say,
  side: LedgerSide,
  code: string,
  label: Phrase,
  header: Payload = {},
): Block {
  const { partyKind, partyName } = SIDES[side];
  const record = command.records.find(partyKind, code)?.data ?? {};
  const branch = branchOf(record, textOf(header.branchCode));
  const address = [header, branch, record].map((data) => addressOf(data)).find((lines) => lines.length > 0) ?? [];
  const first = (name: string): string | null => textOf(header[name]) ?? textOf(branch[name]) ?? textOf(record[name]);
  return {
    label: say(label),
    name: textOf(header[partyName]) ?? textOf(record.companyName) ?? code,
    lines: linesOf(
      textOf(branch.branchName),
      ...address,
      labelled(say('attention'), first('attention')),
      joinedTexts(' · ', labelled(say('phone'), first('phone1')), labelled(say('fax'), first('fax1'))),
      numbersOfEntity(command, say, header.taxEntityID ?? record.taxEntityID),
      labelled(say('partyAccount'), code),
    ),
  };
}

/** The customer of a filed e-invoice, as it was filed; values missing on the e-invoice come from the document only. */
function filedBlock(print: Print, filed: FiledParty, label: Phrase): Block {
  const { say, document } = print;
  const text = (name: string): string | null => textOf(filed[name]);
  return {
    label: say(label),
    name: text('name') ?? document.party ?? '',
    lines: linesOf(
      ...addressOf(filed),
      joinedTexts(' ', text('postcode'), text('city')),
      labelled(say('attention'), headerText(print, 'attention')),
      joinedTexts(' · ', labelled(say('phone'), text('phone')), labelled(say('fax'), headerText(print, 'fax1'))),
      taxNumbers(say, text('registrationNo'), text('tin'), text('sstRegNo')),
      labelled(say('partyAccount'), document.party),
    ),
  };
}

function deliveryBlock(print: Print): readonly Block[] {
  const { document, say } = print;
  const address = addressOf(document.header, DELIVERY);
  const contact = headerText(print, 'deliverContact');
  const phone = labelled(say('phone'), headerText(print, 'deliverPhone1'));
  const [name = contact ?? '', ...rest] = contact === null ? address : [contact, ...address];
  return name === '' ? [] : [{ label: say('deliverTo'), name, lines: linesOf(...rest, phone) }];
}

/** All parties of a document: its party, the delivery address, or the payee of a cash book entry. */
export function addresseesOf(print: Print, label: Phrase): readonly Block[] {
  const { command, document, effect, say } = print;
  if (effect.kind === 'contra') {
    return [
      partyBlock(command, say, 'AR', String(document.header.debtorCode), 'customer'),
      partyBlock(command, say, 'AP', String(document.header.creditorCode), 'supplier'),
    ];
  }
  if ((effect.kind === 'bill' || effect.kind === 'settlement') && document.party !== null) {
    const party = print.filed
      ? filedBlock(print, print.filed.customer, label)
      : partyBlock(command, say, effect.side, document.party, label, document.header);
    return [party, ...deliveryBlock(print)];
  }
  const payee = headerText(print, 'payee');
  return payee === null ? [] : [{ label: say(label), name: payee, lines: [] }];
}
