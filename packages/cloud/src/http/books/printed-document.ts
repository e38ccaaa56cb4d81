/** A document of a book as PDF: the book prints it, as for every program that asks. */

import { findRecipe, recipes } from '@ledgerline/catalog';
import { SECOND_MS } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SeenBook } from '../../book-window/sight.ts';
import { documentFamilies } from '../../pages/book/documents.ts';
import { refuse } from '../../system/problem.ts';
import { sendArtifact } from '../api/artifact-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';

/** Printing takes longer than reading. */
const WAIT_MS = 15 * SECOND_MS;

let printers: ReadonlyMap<string, string> | null = null;

/** The command type that prints documents of a type; null if none does. */
export function printCommandOf(docType: string): string | null {
  printers ??= new Map(
    recipes()
      .filter(({ verb, shape }) => verb === 'print' && shape.members.docNo !== undefined)
      .flatMap(({ commandType, shape }) => docTypesOf(shape.members.docType).map((one) => [one, commandType] as const)),
  );
  return printers.get(docType) ?? null;
}

const docTypesOf = (member: unknown): readonly string[] =>
  (member as { readonly schema?: { readonly enum?: readonly string[] } } | undefined)?.schema?.enum ?? [];

export interface Printing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly book: SeenBook;
  readonly family: string;
  readonly docNo: string;
  readonly language: string;
}

export async function printedDocument(services: Services, printing: Printing): Promise<FastifyReply> {
  const { context, bookWindow } = services;
  const { request, reply, book, family, docNo, language } = printing;
  const get = documentFamilies().find((one) => one.family === family)?.get ?? null;
  const [docType = ''] = (get !== null && findRecipe(get)?.docTypes) || [];
  const type = printCommandOf(docType);
  const missing = () => sendRefusal(reply, refuse('artifact_missing', deliverySays.noRows()));
  if (type === null) return missing();
  const question = { type, payload: { docType, docNo, language: LANGUAGES.includes(language) ? language : 'en' } };
  const until = context.clock.now() + WAIT_MS;
  const answer = await bookWindow.ask(book, question, { until });
  if (answer.commandId === null) return missing();
  const command = await context.store.command({ tenantId: book.tenant.tenantId, commandId: answer.commandId });
  return command === null ? missing() : sendArtifact(services, request, reply, command, { isShown: true });
}

const LANGUAGES = ['en', 'ms', 'zh'];
