import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../mock-server')

/** Sentences of the error catalogue, which stand verbatim, and those only a faulty client can meet. */
const VERBATIM = [
  'Authentication failed',
  'CSRF token rejected',
  'Data not found',
  'Der Inhalt ist kein gültiges JSON.',
  'Der Mandant fehlt (X-Tenant-Id).',
  'Dieser Schlüssel gehört zu einem anderen Vorgang.',
  'Document not found',
  'Failed to calculate cost',
  'Failed to get match',
  'Fault ${status}',
  'If-Match nennt keine Version.',
  'Interner Fehler',
  'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
  'Method not allowed',
  'Not implemented',
  'OCR result not found',
  'Token refresh failed',
]

/** What an alert says is written by its code. */
const ALERTS = /^resources\/alerts\/rows\.ts$/

/** A sentence as it stands in an answer, or in the call that makes one. */
const SENTENCE = /\b(?:message(?: =|:) |notFound\()['`]([^'`]+)['`]/g

it('a rule refuses by the key of its sentence, so that it is said in ten languages', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const sentences = files
    .filter((file) => /^(?:core|write|resources|server\.ts)/.test(file) && !ALERTS.test(file))
    .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(SENTENCE)])
    .map(([, sentence = '']) => sentence)
  expect([...new Set(sentences)].toSorted()).toEqual(VERBATIM)
})
