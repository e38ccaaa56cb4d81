/** The people of a tenant: who belongs to it, who is invited, and the verbs that change that. Part of the store interface in store.ts. */

import type { BookPart, Role } from '@ledgerline/contract';
import type { AuditEntry, LiveSession, StoredPerson, StoredSession, StoredTenant } from './stored-account.ts';
import type { NewMail } from './stored-mail.ts';

/** A tenant that a person belongs to. */
export interface StoredMembership {
  readonly tenantId: string;
  readonly companyName: string;
  readonly role: Role;
}

/** A person who belongs to a tenant. */
export interface StoredMember {
  readonly personId: string;
  readonly email: string;
  readonly role: Role;
  /** The parts of account books that were ticked for the person; of use for a viewer alone. */
  readonly sees: readonly BookPart[];
  readonly createdAt: number;
}

export interface StoredInvitation {
  readonly invitationId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: Role;
  /** The address of the person who sent it. */
  readonly invitedBy: string;
  readonly createdAt: number;
  /** When its link was made; the previous one no longer works. */
  readonly sentAt: number;
  readonly expiresAt: number;
}

export type NewInvitation = Omit<StoredInvitation, 'createdAt' | 'sentAt' | 'expiresAt'> & {
  /** The person who sends it: it ends when that person leaves, or can no longer invite. Absent for one that no person sends. */
  readonly invitedById?: string;
  readonly tokenHash: string;
  readonly days: number;
  /** Members and open invitations together. */
  readonly peopleMax: number;
  /** Null while the sender's own address is not confirmed: then the sender must send the link another way. */
  readonly mail: NewMail | null;
  readonly audit: AuditEntry;
};

/** How a link is used: by a person who is logged in, or by a new one. */
export interface Acceptance {
  readonly tokenHash: string;
  readonly personId: string;
  /** The password hash, for a person who has no login yet. */
  readonly passwordHash: string | null;
  /** The session that continues in the tenant; a new person gets a new one. */
  readonly session: { readonly tokenHash: string; readonly days: number };
  readonly requestId: string;
}

/** `last_owner`: a tenant is never without one. */
export type MemberOutcome =
  | { readonly kind: 'changed'; readonly member: StoredMember }
  | { readonly kind: 'unknown' | 'last_owner' };

interface MemberKey {
  readonly tenantId: string;
  readonly personId: string;
}

export interface TeamStore {
  personByEmail(key: { email: string }): Promise<StoredPerson | null>;
  /** The tenants that a person belongs to, the oldest membership first. */
  memberships(key: { personId: string }): Promise<readonly StoredMembership[]>;
  /** The people of a tenant, in the order in which they joined. */
  members(key: { tenantId: string }): Promise<readonly StoredMember[]>;
  /** Ends every session but one, and every link of the person. False if the password is no longer the one that was proven. */
  /** How the person reads from now on. */
  setReader(change: Pick<StoredPerson, 'personId' | 'language' | 'zone'>): Promise<void>;
  setPassword(change: {
    personId: string;
    /** The hash of the password that the change was proven with. */
    provenHash?: string;
    passwordHash: string;
    keepTokenHash: string | null;
    mail: NewMail;
    audit: AuditEntry;
  }): Promise<boolean>;
  /**
   * `ends` names the roles to which the person can no longer invite: such invitations end. `endsApps`: the person can no longer connect apps, and
   * existing connections end.
   */
  changeRole(
    change: MemberKey & { role: Role; ends?: readonly Role[]; endsApps?: boolean; audit: AuditEntry },
  ): Promise<MemberOutcome>;
  /** Ends the sessions of the person in the tenant, the invitations that the person sent and the apps that the person connected, and forgets a person who belongs to no other. */
  removeMember(change: MemberKey & { audit: AuditEntry }): Promise<MemberOutcome>;
  /** An address that is invited again gets a new link, and the previous one stops working. */
  invite(invitation: NewInvitation): Promise<StoredInvitation | 'already_member' | 'limit_reached' | 'sender_left'>;
  /** Newest first, also those that have expired lately. */
  invitations(key: { tenantId: string }): Promise<readonly StoredInvitation[]>;
  /** Null for one that was used, revoked, replaced or has expired. */
  invitation(key: { tokenHash: string }): Promise<(StoredInvitation & Pick<StoredTenant, 'companyName'>) | null>;
  revokeInvitation(key: { tenantId: string; invitationId: string; audit: AuditEntry }): Promise<StoredInvitation | null>;
  acceptInvitation(acceptance: Acceptance): Promise<LiveSession | 'unknown' | 'person_exists'>;
}

/** The fields of a new session. */
export type NewSession = Pick<StoredSession, 'tokenHash' | 'personId' | 'tenantId'> & { readonly days: number };
