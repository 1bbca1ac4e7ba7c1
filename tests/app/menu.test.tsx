import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Menu } from '#src/ui/floating/menu.tsx'
import { clear, draw, press } from './keyboard-support.tsx'

afterEach(clear)

const button = () => document.querySelector<HTMLElement>('[data-opener]')
const focused = () => document.activeElement?.textContent

/** A button with a menu of two lines; the second moves the focus somewhere else, as a command may. */
function Opener({ log }: { log: string[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-opener onClick={() => setOpen(true)}>
        Mehr
      </button>
      <input aria-label="Anderswo" />
      <Menu
        open={open}
        label="Mehr"
        anchor={button}
        items={[
          { id: 'copy', title: 'Kopieren', onSelect: () => void log.push('kopiert') },
          { id: 'go', title: 'Woanders', onSelect: () => document.querySelector('input')?.focus() },
        ]}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function openMenu(): string[] {
  const log: string[] = []
  draw(<Opener log={log} />)
  button()?.focus()
  button()?.click()
  return log
}

test('Esc, Tab and a chosen line give the focus back to the button', async () => {
  const log = openMenu()
  await expect.poll(focused).toBe('Kopieren')
  press('Escape')
  expect(document.querySelector('[role="menu"]')).toBeNull()
  expect(document.activeElement).toBe(button())

  button()?.click()
  await expect.poll(focused).toBe('Kopieren')
  press('Tab')
  expect(document.activeElement).toBe(button())

  button()?.click()
  await expect.poll(focused).toBe('Kopieren')
  document.querySelector<HTMLElement>('[role="menuitem"]')?.click()
  expect(log).toEqual(['kopiert'])
  await expect.poll(() => document.activeElement).toBe(button())
})

test('what a chosen line has given the focus to keeps it', async () => {
  openMenu()
  await expect.poll(focused).toBe('Kopieren')
  press('ArrowDown')
  document.querySelectorAll<HTMLElement>('[role="menuitem"]')[1]?.click()
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Anderswo')
})
