import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints } from '#src/contract/index.ts'
import type { ResolvedRequest } from '#mock-server/core/sessions/access.ts'
import type { PipelinePorts } from '../pipeline.ts'
import { noteText } from '../call-log.ts'
import { bodyText, mostBytes } from './body-limit.ts'
import type { CameFile } from './upload.ts'

type BodyPorts = Pick<PipelinePorts, 'blobs' | 'newBlobId' | 'storeOf' | 'now'>

/** What was sent: JSON, and the files beside it. `print` tells it from another one, for a key that comes again. */
export interface CallBody {
  text: string
  print: string
  files: readonly CameFile[]
}

/** Reads what a call brings; files are put away. Throws what refuses them. */
export async function bodyOf(
  { name, request }: ResolvedRequest,
  tenantId: string,
  ports: BodyPorts,
): Promise<CallBody> {
  const { method, file: rule }: Endpoint = endpoints[name]
  if (method === 'GET') return { text: '', print: '', files: [] }
  if (!rule) {
    const text = await bodyText(request, mostBytes(name))
    noteText(request, text)
    return { text, print: text, files: [] }
  }
  const { readUpload, printOf } = await import('./upload.ts')
  const { blobs, newBlobId, storeOf, now } = ports
  const sent = await readUpload(request, rule, { name, blobs, newBlobId, store: storeOf(tenantId), now: now() })
  noteText(request, sent.text)
  return { ...sent, print: printOf(sent) }
}
