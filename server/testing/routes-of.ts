import type { FastifyInstance } from 'fastify';

/**
 * Every route of a server, `METHOD /path`, without the `HEAD` of each `GET`. Parsed from Fastify's printed
 * tree, since it has no list.
 */
export function routesOf(app: FastifyInstance): string[] {
  const branch: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S*) \((.*)\)$/u.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      branch.length = indent.length / 4;
      branch.push(part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${branch.join('')}`);
    });
}
