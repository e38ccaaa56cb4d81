/** The pages that anybody can see. */

import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { landingPage } from '../pages/public/landing.ts';
import { logInPage } from '../pages/public/log-in.ts';
import { pricingPage } from '../pages/public/pricing.ts';
import { signUpPage } from '../pages/public/sign-up.ts';
import { isLoggedIn, sendPage } from './page-reply.ts';

export function publicPageRoutes(app: FastifyInstance, context: Context): void {
  const { trialDays } = context.config;
  app.get('/', async (request, reply) =>
    sendPage(reply, landingPage({ isLoggedIn: await isLoggedIn(context, request, reply), trialDays })),
  );
  app.get('/pricing', async (request, reply) =>
    sendPage(reply, pricingPage({ isLoggedIn: await isLoggedIn(context, request, reply), trialDays })),
  );
  app.get('/signup', async (_request, reply) => sendPage(reply, signUpPage(trialDays)));
  app.get('/login', async (_request, reply) => sendPage(reply, logInPage()));
}
