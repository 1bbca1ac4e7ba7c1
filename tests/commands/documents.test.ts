import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Call } from '#src/contract/index.ts'
import { Document } from '#src/contract/documents/document.ts'
import { commands } from '#src/features/documents/documents.commands.ts'
import { context, recordingServices } from './support.ts'

const named = (id: string) => commands.find((command) => command.id === id)

describe('Dokument prüfen oder Prüfung zurücknehmen', () => {
  /** What is sent and said when the command is run on a document that is, or is not, checked. */
  async function runOn(record: Document | undefined) {
    const sent: unknown[] = []
    const log: string[] = []
    const call = ((
      name: string,
      input: { body?: { verified: boolean }; ifMatch?: number; idempotencyKey?: string },
    ) => {
      const { body, ifMatch, idempotencyKey } = input
      if (body !== undefined) sent.push([name, body.verified, ifMatch, idempotencyKey !== undefined])
      return Promise.resolve(
        Document.parse({
          ...{ id: 'doc-1', name: 'Ablieferbeleg.pdf', version: (ifMatch ?? 6) + 1 },
          ...{ verified: body?.verified ?? false, eventId: 'rev-1' },
        }),
      )
    }) as unknown as Call
    const services = recordingServices(log, { call, queryClient: new QueryClient() })
    await named('documents.verify')?.run(context({ focus: { kind: 'document', id: 'doc-1', record }, services }))
    return { sent, log }
  }
  /** Upon the version the person saw, with a key. */
  const sends = (verified: boolean, version = 1) => [['documents.verify', verified, version, true]]

  test('one that nobody has checked is checked', async () => {
    const { sent, log } = await runOn(Document.parse({ id: 'doc-1', version: 1, verified: false }))
    expect(sent).toEqual(sends(true))
    expect(log).toEqual([expect.stringMatching(/^remember /), 'success: Ablieferbeleg.pdf ist geprüft'])
  })

  test('one that is checked is not any more', async () => {
    const { sent, log } = await runOn(Document.parse({ id: 'doc-1', version: 1, verified: true }))
    expect(sent).toEqual(sends(false))
    expect(log).toEqual([expect.stringMatching(/^remember /), 'success: Ablieferbeleg.pdf ist wieder ungeprüft'])
  })

  test('one that the screen has not loaded yet is looked at first', async () => {
    expect((await runOn(undefined)).sent).toEqual(sends(true, 7))
  })
})
