import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'

/** The number of a choice: as a key where the keyboard is in this panel, else as a plain number, since the key would not work. */
export function Digit({ command, number }: { command: string; number: number }) {
  const { active } = usePanelPlace()
  const keys = useKeysOf(command)
  return (
    <span aria-hidden className="flex h-5 items-center justify-center text-chip text-text-3">
      {active && keys !== undefined ? <KeyCaps keys={keys} /> : number}
    </span>
  )
}
