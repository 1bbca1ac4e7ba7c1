import type { CommandServices } from '#src/commands/gate/command.ts'
import type { MockControl } from '#src/contract/mock/control.ts'
import { saveFile } from '#src/records/output/csv-file.ts'

/** Puts the whole world where the browser keeps downloads; its name says of which seed and moment it is. */
export async function saveWorld(control: MockControl): Promise<void> {
  const world = await control.do({ do: 'exportWorld' })
  const moment = new Date(world.now).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  const name = `dispo-welt-${world.seed}-${moment}.json`
  saveFile(new File([JSON.stringify(world)], name, { type: 'application/json' }), name)
}

/** Asks for a file; nothing where the person turns away. */
export function pickedWorld(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'application/json,.json'
    input.addEventListener('change', () => resolve(input.files?.[0]), { once: true })
    input.addEventListener('cancel', () => resolve(undefined), { once: true })
    input.click()
  })
}

/** Puts a world of a file in place of the one there is, and has everything on the page asked anew. */
export async function loadWorld(control: MockControl, file: File, { queryClient }: CommandServices): Promise<void> {
  const text = await file.text()
  await control.do({ do: 'importWorld', world: jsonIn(text) })
  await queryClient.invalidateQueries()
}

/** What is no JSON is no world: the backend says so. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
