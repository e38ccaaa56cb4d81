/** The pages that a browser looks at in the tests. */

export const PUBLIC_PAGES = [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  '/status',
  '/contact',
  '/signup',
  '/login',
  '/password/forgot',
  '/password/reset',
  '/email/undo',
  '/email/confirm',
  '/invitation',
  '/nowhere',
];

export const DEVELOPER_PAGES = [
  '/developers',
  '/developers/rules',
  '/developers/authentication',
  '/developers/errors',
  '/developers/delivery',
  '/developers/commands',
  '/developers/modules/sales',
  '/developers/commands/create-sales-invoice',
  '/developers/commands/read-debtors',
];

export const PORTAL_PAGES = [
  '/portal',
  '/portal/commands',
  '/portal/commands?standing=unknown',
  '/portal/commands/hostile-write',
  '/portal/commands/not-there',
  '/portal/commands/first-read',
  '/portal/notifications',
  '/portal/approvals',
  '/portal/keys',
  '/portal/pair',
  '/portal/events',
  '/portal/webhooks',
  '/portal/connector',
  '/portal/sandbox',
  '/portal/reports',
  '/portal/team',
  '/portal/account',
  '/portal/security',
  '/portal/usage',
  '/portal/data',
  '/portal/commands?sort=-took&from=2026-05-02&to=2026-05-01',
];
