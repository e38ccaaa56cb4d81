/** How much a tenant can upload in a day. Reserved before a file is read, and corrected when its size is known. */

import { DAY_MS } from '@ledgerline/contract';
import { limitSays } from '@ledgerline/words/problem/limit';
import type { Context } from '../system/context.ts';
import { type EventLimit, returnEvent, takeEvent } from '../system/pace/event-limit.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';

const KIBIBYTE = 1024;
const MEBIBYTE_KIBIBYTES = 1024;
/** The disk space of the smallest file. */
const FILE_KIBIBYTES_MIN = 4;

export interface Reservation {
  /** Releases the unused part. */
  settle(bytes: number): Promise<void>;
}

const FREE: Reservation = { settle: async () => {} };

export async function reserveUpload(context: Context, tenantId: string, bytes: number): Promise<Reservation | Refusal> {
  const { uploadMebibytesPerDay } = context.config;
  if (uploadMebibytesPerDay === 0) return FREE;
  const limit: EventLimit = {
    name: 'uploads',
    max: uploadMebibytesPerDay * MEBIBYTE_KIBIBYTES,
    windowMs: DAY_MS,
    reason: limitSays.uploads(uploadMebibytesPerDay),
  };
  const reserved = kibibytesOf(bytes);
  const limited = await takeEvent(context, limit, tenantId, reserved);
  if (isRefusal(limited)) return limited;
  return {
    settle: async (used) => {
      const surplus = used === 0 ? reserved : reserved - kibibytesOf(used);
      if (surplus > 0) await returnEvent(context, limit, tenantId, surplus);
    },
  };
}

const kibibytesOf = (bytes: number): number => Math.max(FILE_KIBIBYTES_MIN, Math.ceil(bytes / KIBIBYTE));
