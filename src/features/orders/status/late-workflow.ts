import type * as Workflow from './workflow.ts'

let rules: Pick<typeof Workflow, 'forwardStep' | 'stepTo'> | undefined

/**
 * What the rules of the workflow say, once their code is there. Until then nothing stands in a command's way: it fetches them
 * when it is run, and then says why not.
 */
export const workflowRules = {
  current: () => rules,
  /** Called by the rules when they come. */
  give(given: typeof rules): void {
    rules = given
  },
}
