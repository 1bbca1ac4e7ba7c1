import { afterEach, describe, expect, it } from 'vitest'
import { languageCodes } from '#src/i18n/languages.ts'
import { SaidWarnings } from '#src/contract/basics/said-reason.ts'
import { reasonTexts, warningText } from '#src/i18n/reason-text.ts'
import { setupLanguage, translate } from '#src/i18n/setup.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { clientWith, json } from './fake-server.ts'

afterEach(() => setupLanguage('de'))

/** What the client makes of a refusal with these reasons, in a language. */
async function refused(reasons: unknown, language: string): Promise<string> {
  await setupLanguage(language)
  const body = { message: 'Satz des Servers', code: 'CONFLICTS', reasons }
  const { call } = clientWith(() => json(409, body), {
    words: () => Promise.resolve((given) => reasonTexts(given, translate)),
  })
  return call('orders.list', { query: {} }).then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
}

describe('a refusal', () => {
  const loaded = { code: 'reason.capacity.weight', values: { added: 12_500.5, capacity: 12_000 } }
  const expired = { code: 'reason.licenceExpired', values: { date: '2026-03-01' } }

  it.each([
    ['de', '12.500,5 kg, nur 12.000 kg Nutzlast; EU-Lizenz abgelaufen am 01.03.2026'],
    ['en', '12,500.5 kg, only 12,000 kg payload; EU licence expired on 01/03/2026'],
  ])('is said in %s, with its numbers and dates', async (language, text) => {
    expect(await refused([loaded, expired], language)).toBe(text)
  })

  it.each([
    ['there is no reason', []],
    ['one of the reasons is unknown here', [loaded, { code: 'reason.ofTomorrow' }]],
    ['the reasons are something else', 'reason.carrierBlocked'],
    ['a reason is a key of another table', [{ code: 'app.name' }]],
    ['a reason is a name every object has', [{ code: 'constructor' }]],
  ])('stands as the server says it where %s', async (_name, reasons) => {
    expect(await refused(reasons, 'en')).toBe('Satz des Servers')
  })
})

describe('a warning', () => {
  const sunday = {
    code: 'issue.sundayBan',
    values: { date: '2026-11-22' },
    message: 'Sonntagsfahrverbot am 22.11.2026',
  }

  it.each([
    ['de', ['Sonntagsfahrverbot am 22.11.2026', 'Morgen neu', 'Nur ein Satz']],
    ['en', ['Sunday driving ban on 22/11/2026', 'Morgen neu', 'Nur ein Satz']],
  ])('is said in %s where its key is known, else as the server says it', async (language, texts) => {
    await setupLanguage(language)
    const given = SaidWarnings.parse([sunday, { code: 'issue.ofTomorrow', message: 'Morgen neu' }, 'Nur ein Satz'])
    expect(given.map((warning) => warningText(warning, translate))).toEqual(texts)
  })
})

describe('the backend', () => {
  const server = createTestServer({ now: () => Date.UTC(2026, 10, 23, 13, 3) })
  const headers = { 'content-type': 'application/json', 'x-tenant-id': 'nordkurs' }
  const send = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return (await server.fetch(new Request(`http://localhost${path}`, init))).json()
  }
  const person = { password: 'Frachtbrief-2026', firstName: 'A', lastName: 'B', companyName: '', role: 'dispatcher' }

  it('says why by key beside its German sentence, in words all languages have', async () => {
    await server.ready
    const answer = await send('POST', '/api/auth/register-simple', { ...person, email: 'dispo@nordkurs.example' })
    expect(answer).toEqual({
      message: 'Diese E-Mail-Adresse ist bereits registriert',
      code: 'EMAIL_TAKEN',
      reasons: [{ code: 'reason.emailTaken' }],
    })
    const texts = []
    for (const language of languageCodes) {
      await setupLanguage(language)
      texts.push(reasonTexts(answer.reasons, translate))
    }
    expect(new Set(texts).size).toBe(languageCodes.length)
  })
})
