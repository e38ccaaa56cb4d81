-- Who sent an invitation, besides the address they had: it ends with the right of its sender to invite.
ALTER TABLE invitation ADD COLUMN invited_by_id TEXT;
UPDATE invitation SET invited_by_id = (SELECT person_id FROM person WHERE person.email = invitation.invited_by);
CREATE INDEX invitation_of_sender ON invitation (invited_by_id);
