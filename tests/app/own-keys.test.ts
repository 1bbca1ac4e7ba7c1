import { afterEach, describe, expect, test } from 'vitest'
import { belongsToElement, isTextField } from '#src/commands/keys/own-keys.ts'

/** The element with the mark `x` of a piece of page. */
function marked(html: string): Element | null {
  document.body.innerHTML = html
  return document.querySelector('[x]')
}
afterEach(() => document.body.replaceChildren())

describe('keys that the focused element needs for itself', () => {
  const elements = [
    ['a button', '<button x>Ja</button>', 'enter space'],
    ['something in a link', '<a href="/orders"><b x>Aufträge</b></a>', 'enter space'],
    ['a tick box', '<input x type="checkbox">', 'enter space'],
    ['a row of a table', '<table><tr x tabindex="0"></tr></table>', ''],
    ['a tab', '<div role="tablist"><button x role="tab">Übersicht</button></div>', 'enter space left down home pageup'],
    ['the edge of a panel', '<div x role="separator" tabindex="0"></div>', 'left down home pageup'],
    ['a chip', '<span data-removable><button x>Status</button></span>', 'enter space delete backspace'],
    ['a line of a menu', '<div role="menu"><button x role="menuitem">Mehr</button></div>', 'all'],
    ['a field with suggestions', '<input x role="combobox">', 'all'],
    ['what says so', '<div data-own-keys><button x>Taste</button></div>', 'all'],
  ] as const

  test('are those it does something with', () => {
    const keys = ['enter', 'space', 'left', 'down', 'home', 'pageup', 'delete', 'backspace', 'j', 'shift+f']
    for (const [name, html, expected] of elements) {
      const element = marked(html)
      const own = keys.filter((key) => belongsToElement(element, key))
      expect(own.join(' '), name).toBe(expected === 'all' ? keys.join(' ') : expected)
    }
  })

  test('mod+enter belongs to none of them, nor does mod+k or a function key', () => {
    const owners = elements.filter(([, html]) =>
      ['mod+k', 'mod+enter', 'f2', 'f9'].some((stroke) => belongsToElement(marked(html), stroke)),
    )
    expect(owners).toEqual([])
  })
})

test('text fields take letters, all else does not', () => {
  const cases = [
    ['a line of text', '<input x>', true],
    ['a search', '<input x type="search">', true],
    ['several lines', '<textarea x></textarea>', true],
    ['a choice', '<select x></select>', true],
    ['a tick box', '<input x type="checkbox">', false],
    ['a button', '<input x type="button">', false],
    ['text that can be edited', '<div contenteditable="true"><b x></b></div>', true],
    ['text that cannot', '<div contenteditable="false"><b x></b></div>', false],
  ] as const
  for (const [name, html, expected] of cases) expect(isTextField(marked(html)), name).toBe(expected)
})
