/**
 * Every route that was registered, so that a wrong method can be distinguished from a path that does not exist. A route that no
 * endpoint declares would have no guard, and stops the server from starting.
 */

import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  /** The path as registered, for example `/v1/commands/:commandId`. */
  readonly url: string;
}

export class RouteTable {
  readonly #routes: Route[] = [];
  readonly #patterns = new Map<string, RegExp>();

  /** Collects the routes. Must be called before they are registered. */
  collect(app: FastifyInstance): void {
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.findCaller) throw new Error(`${method} ${url} is not declared as an endpoint.`);
      for (const one of [method].flat()) this.#routes.push({ method: one, url });
    });
  }

  get routes(): readonly Route[] {
    return this.#routes;
  }

  /** The methods that a path has; none when there is nothing at it. */
  methodsAt(path: string): readonly string[] {
    const methods = this.#routes.filter(({ url }) => this.#patternOf(url).test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  }

  #patternOf(url: string): RegExp {
    let pattern = this.#patterns.get(url);
    if (!pattern) {
      const segments = url.split('/').map((segment) => {
        if (segment === '*') return '.*';
        return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      });
      pattern = new RegExp(`^${segments.join('/')}$`);
      this.#patterns.set(url, pattern);
    }
    return pattern;
  }
}
