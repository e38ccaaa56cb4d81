/**
 * Decides the language and time zone of a page. The language in the address comes first, so that each can be linked to, then the setting of the person,
 * the cookie of the language switch, and what the browser prefers.
 */

import { SECOND_MS } from '@ledgerline/contract';
import { DEFAULT_ZONE, type Language, preferredLanguage, type Reader, readLanguage, readZone } from '@ledgerline/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '../../account/cookie.ts';
import type { ReaderPreferences } from '../../account/tenant.ts';
import type { StoredPerson } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { readCookie, writeCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the person reads whose session the request has; undefined until that is known. */
    reader: ReaderPreferences | undefined;
  }
}

const UNKNOWN: ReaderPreferences = { language: null, zone: null };

/** The language and time zone of the reader of a page; `person` is the one who is logged in. */
export function readerOf(request: Pick<FastifyRequest, 'headers' | 'query'>, person: ReaderPreferences = UNKNOWN): Reader {
  // An address that cannot be read has no query.
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  const zone = readCookie(request, cookies.zone) ?? person.zone;
  return {
    language: readLanguage(lang) ?? person.language ?? languageOf(request),
    zone: zone === null ? DEFAULT_ZONE : readZone(zone),
  };
}

/** The language that a request asks for, with or without a session. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language =>
  chosenLanguage(request) ?? preferredLanguage(request.headers['accept-language']) ?? 'en';

/** The language that was chosen on a page; null if none was. */
export const chosenLanguage = (request: Pick<FastifyRequest, 'headers'>): Language | null =>
  readLanguage(readCookie(request, cookies.language)) ?? null;

export function setLanguageCookie(reply: FastifyReply, context: Context, language: Language): void {
  writeCookie(reply, context, cookies.language, { value: language, maxAge: cookies.language.validMs / SECOND_MS });
}

/** The language and time zone that a browser reports, stored with a person who has no account yet. */
export function preferencesOf(request: Pick<FastifyRequest, 'headers'>): ReaderPreferences {
  const zone = readCookie(request, cookies.zone);
  return { language: languageOf(request), zone: zone === null ? null : readZone(zone) };
}

/** Remembers for mails how a person reads who has just logged in. A language that was chosen before stays. */
export async function rememberReader({ store }: Context, request: FastifyRequest, person: StoredPerson): Promise<void> {
  const found = preferencesOf(request);
  const [language, zone] = [person.language ?? found.language, found.zone ?? person.zone];
  if (language !== person.language || zone !== person.zone) await store.setReader({ personId: person.personId, language, zone });
}
