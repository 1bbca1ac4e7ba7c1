import { choiceCommand, type ChoiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { editField } from './saving/editing.ts'
import type { EditableFields } from './field.ts'

/**
 * "Feld bearbeiten …": all fields of the focused record with what they hold, the one the keyboard is on first; typing chooses,
 * Enter is in the field. `fields` are fetched when they are asked for.
 */
export function editCommand(
  command: Omit<ChoiceCommand<string>, 'choices' | 'choicesTitle' | 'run'>,
  fields: (context: CommandContext) => Promise<EditableFields>,
): Command {
  return choiceCommand<string>({
    ...command,
    opensField: true,
    choicesTitle: 'fields.choose',
    choices: async (context) => {
      const [{ fieldChoices }, known] = await Promise.all([import('./field-choices.late.ts'), fields(context)])
      return fieldChoices(context, known)
    },
    run: editField,
  })
}
