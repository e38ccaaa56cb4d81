/**
 * The amount that a command writes, as far as its payload shows. For keys with a limit on the amount of a document: an amount that the payload does not
 * show is a problem too, so that no price list, stored document or rate of the book exceeds the limit.
 */

import type { Sentence } from '@ledgerline/words';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';
import { payloadSays } from '@ledgerline/words/problem/payload';
import type { Recipe } from '../build.ts';
import { findRecipe } from '../catalog.ts';
import { absolute, type Decimal, decimalText, divideRounded, multiply, ONE, parseDecimal, ZERO } from '../declaration/decimal.ts';
import type { Json, Payload } from '../declaration/declaration.ts';
import type { AmountFields } from '../declaration/family.ts';
import { rowsOf } from '../declaration/rules.ts';

/** Units of a decimal in one sen. */
const SEN: Decimal = ONE / 100n;
const HUNDRED = 100n * ONE;

const isGiven = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== '';
const amountOf = (value: Json | undefined): Decimal => absolute(parseDecimal(value ?? 0) ?? ZERO);
const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total + value, ZERO);
const largest = (values: readonly Decimal[]): Decimal => values.reduce((most, value) => (value > most ? value : most), ZERO);
const roundedToSen = (value: Decimal): Decimal => divideRounded(value, SEN) * SEN;

const problem = (path: string, sentence: Sentence): WordedDetail => detail(path, 'rule', sentence);

/** All reasons why a key with this limit, in sen, cannot send a command. The payload has canonical names. */
export function amountProblems(recipe: Recipe, payload: Payload, limitSen: number): readonly WordedDetail[] {
  return recipe.task.kind === 'bulk'
    ? rowsOf(payload, 'rows').flatMap(([row], index) => problemsOfRow(recipe, payload, row, index, limitSen))
    : problemsOf(recipe, payload, limitSen, '');
}

function problemsOfRow({ task }: Recipe, call: Payload, row: Payload, index: number, limitSen: number): readonly WordedDetail[] {
  const type = (task.kind === 'bulk' ? task.repeats : null) ?? row.commandType ?? call.commandType;
  const repeated = typeof type === 'string' ? findRecipe(type) : undefined;
  const path = `/rows/${index}`;
  return repeated ? problemsOf(repeated, row, limitSen, path) : [problem(path, payloadSays.rowAmountUnknown())];
}

/** Commands that a limited key can send without an amount: they read, only reduce amounts, or change no document. */
function isWithoutAmount({ mode, task, operation, module }: Recipe): boolean {
  if (mode === 'read' || operation === 'Void' || operation === 'Delete') return true;
  // The added amount depends on tax codes.
  return (task.kind === 'record' || task.kind === 'change-code') && module !== 'tax';
}

function problemsOf(recipe: Recipe, payload: Payload, limitSen: number, path: string): readonly WordedDetail[] {
  if (isWithoutAmount(recipe)) return [];
  const { task, family, commandType } = recipe;
  const fields = task.kind === 'document' && task.operation === 'create' ? family?.amounts : undefined;
  if (!fields) {
    return [problem(path, payloadSays.amountNotInPayload(commandType))];
  }
  const unknown = unknownPlaces(fields, payload, path);
  if (unknown.length > 0) return unknown;
  const amount = multiply(totalOf(fields, payload), rateOf(payload));
  const limit = BigInt(limitSen) * SEN;
  if (amount <= limit) return [];
  return [problem(path, payloadSays.amountAboveLimit(commandType, decimalText(roundedToSen(amount)), decimalText(limit)))];
}

/** A rate below 1 does not count: a book may ignore it for a document in its own currency. */
const rateOf = ({ currencyRate }: Payload): Decimal => largest([ONE, amountOf(currencyRate)]);

function unknownPlaces({ isPriced = false }: AmountFields, payload: Payload, path: string): readonly WordedDetail[] {
  const rate = isGiven(payload.currencyRate) ? [] : [problem(`${path}/currencyRate`, payloadSays.rateNeeded())];
  const prices = isPriced
    ? rowsOf(payload, 'lines').flatMap(([row], index) =>
        hasUnknownPrice(row) ? [problem(`${path}/lines/${index}/unitPrice`, payloadSays.priceNeeded())] : [],
      )
    : [];
  return [...rate, ...prices];
}

/** A line of an item takes the price of the book unless it has its own; one of text only has none. */
const hasUnknownPrice = (row: Payload): boolean =>
  !isGiven(row.unitPrice) &&
  (isGiven(row.itemCode) || isGiven(row.barCode) || (!isGiven(row.amount) && (isGiven(row.qty) || isGiven(row.accountNo))));

/** Negative amounts and discounts take nothing away, so that no line can make room for another. */
function totalOf({ header = [], rows = [], isPriced = false }: AmountFields, payload: Payload): Decimal {
  const ofHeader = sum(header.map((name) => amountOf(payload[name])));
  const ofRows = rows.map(([array, names]) =>
    sum(rowsOf(payload, array).map(([row]) => sum(names.map((name) => amountOf(row[name]))))),
  );
  const ofPrices = isPriced ? sum(rowsOf(payload, 'lines').map(([row]) => pricedAmount(row))) : ZERO;
  const [first = ZERO, ...others] = ofRows;
  return ofHeader + largest([first + ofPrices, ...others]);
}

/** Quantity times unit price, or unit cost if there is no price, plus the tax if the line names its rate. */
function pricedAmount({ qty, unitPrice, unitCost, amount, taxRate }: Payload): Decimal {
  const price = roundedToSen(multiply(isGiven(qty) ? amountOf(qty) : ONE, amountOf(isGiven(unitPrice) ? unitPrice : unitCost)));
  const base = largest([price, amountOf(amount)]);
  return price + roundedToSen(divideRounded(base * amountOf(taxRate), HUNDRED));
}
