import * as z from 'zod/mini'
import { text } from './tolerant.ts'

export const FieldIssue = z.object({
  path: text(),
  code: text(),
  severity: z.catch(z.enum(['error', 'warning']), 'error'),
  message: text(),
  values: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
})
