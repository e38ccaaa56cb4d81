/** Where callers look up the command types and their schemas. Messages of the cloud and of an account book refer to these paths. */

export const schemaPaths = {
  modules: '/v1/schema/modules',
  module: '/v1/schema/modules/{moduleId}',
  command: '/v1/schema/commands/{commandType}',
  search: '/v1/schema/search',
} as const;
