import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createLocalKeyStore } from '#src/commands/keys/local-key-store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

describe('keys of one part of the screen', () => {
  afterEach(() => document.body.replaceChildren())

  function draw() {
    document.body.innerHTML =
      '<main tabindex="-1"><div id="a"><button>A</button></div><div id="b"><button>B</button></div></main>'
    const store = createLocalKeyStore()
    const run = () => undefined
    for (const id of ['a', 'b']) {
      const keys = [
        { keys: '1', title: id, run },
        { keys: 'escape', title: id, run },
      ]
      store.add({ element: () => document.querySelector<HTMLElement>(`#${id}`), keys: () => keys })
    }
    const meaning = (stroke: string, singleKeys = true) => store.find(stroke, singleKeys)?.title
    const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
    return { store, meaning, focus }
  }

  test('mean what the part with the focus says, and nothing in another one; they rest behind a dialog and are switched off with all single keys, but Esc', () => {
    const { meaning, focus, store } = draw()
    focus('#b button')
    expect([meaning('1'), store.here().map(({ title }) => title)]).toEqual(['b', ['b', 'b']])
    focus('main')
    expect(meaning('1')).toBe('a')
    focus('#b button')
    expect([meaning('1', false), meaning('escape', false)]).toEqual([undefined, 'b'])
    focus('#b button')
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    expect(meaning('1')).toBe(undefined)
    dialog.close()
  })

  test('that need the focus mean nothing while it is nowhere; all go with their part', () => {
    const { store, focus, meaning } = draw()
    const part = document.querySelector<HTMLElement>('#a')
    store.add({ element: () => part, keys: () => [{ keys: 'j', title: 'j', withFocus: true, run: () => undefined }] })
    focus('main')
    expect(meaning('j')).toBe(undefined)
    focus('#a button')
    expect(meaning('j')).toBe('j')
    const remove = store.add({
      element: () => document.body,
      keys: () => [{ keys: 'z', title: 'z', run: () => undefined }],
    })
    expect(store.find('z', true)?.title).toBe('z')
    remove()
    expect(store.find('z', true)).toBe(undefined)
  })
})

describe('the papers of an order', () => {
  const title = () => document.querySelector('.print-layer h2')?.textContent?.split(' ')[0]
  const caps = () => [...document.querySelectorAll('.print-layer [role="group"] kbd')].map((cap) => cap.textContent)
  /** The first group of the overview: what the keys mean here. */
  const here = () => {
    const [first] = document.querySelectorAll('dialog section:has(li)')
    return [...(first?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
  }

  test('tell their keys in the overview, which also switches them off, with their hints', async () => {
    await openApp({ path: '/orders/NK-2026-004696/papers', account: 'dispo@nordkurs.example' })
    await expect.poll(title).toBe('Transportauftrag')
    await press('3')
    await expect.poll(title).toBe('Lieferschein')
    expect(caps()).toEqual(['1', '2', '3', '4'])
    await press('?')
    const papers = ['Transportauftrag1', 'CMR-Frachtbrief2', 'Lieferschein3', 'Auftragsbestätigung4']
    await expect.poll(here).toEqual([...papers, 'Transportauftrag zusenden …Umschalt+z'])
    await userEvent.click(page.getByRole('checkbox', { name: 'Einzeltasten sind eingeschaltet' }))
    await press('Escape')
    await expect.poll(caps).toEqual([])
    await press('1')
    await expect.poll(title).toBe('Lieferschein')
  })
})

test('r tries again what offers another try, where no call has failed', async () => {
  const app = await openApp({ path: '/system/settings' })
  await expect.element(page.getByText(/^Stand /)).toBeVisible()
  app.server.faults.fail('health.get', 503)
  await press('r')
  await expect.element(page.getByText(/^Prüfung fehlgeschlagen/)).toBeVisible()
  app.server.faults.reset()
  await press('r')
  await expect.element(page.getByText(/^Stand /)).toBeVisible()
})
