/**
 * Stands in browser builds for the library's generators of REST and GraphQL handlers, which no one here uses and which
 * bring graphql and a second msw: half of the worker.
 */
export const generateRestHandlers = (): never[] => []
export const generateGraphQLHandlers = (): never[] => []
export const generateGraphQLSchema = (): undefined => undefined
