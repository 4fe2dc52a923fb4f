import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { memo, type ChangeEventHandler } from 'react'
import { Icon } from '../../components/icons.tsx'
import { controls } from './controls.ts'
import { maxLengths, type QuoteField } from './quoteFields.ts'

interface Props {
  name: QuoteField
  value: string
  error: string | undefined
  /** The entry is on its way and cannot be changed. */
  locked: boolean
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
}

const columns = {
  half: { xs: 'span 6', sm: 'span 3' },
  third: { xs: 'span 6', md: 'span 2' },
  full: 'span 6',
}

const chevronInside = { '& svg': { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' } }
const Chevron = () => <Icon name="chevronDown" />

/** A labelled field of the form, its error and its hint. */
export const Field = memo(({ name, value, error, locked, onChange }: Props) => {
  const { label, required = false, hint, options, rows, width = 'half', ...attributes } = controls[name]
  const id = `quote-${name}`
  const errorId = error === undefined ? undefined : `${id}-error`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const shared = { id, name, value, onChange, 'aria-describedby': describedBy }
  return (
    <FormControl error={error !== undefined} disabled={locked} sx={{ gap: 0.75, gridColumn: columns[width] }}>
      <FormLabel htmlFor={id} required={required}>
        {label}
      </FormLabel>
      {options ? (
        <NativeSelect
          {...shared}
          input={<OutlinedInput />}
          IconComponent={Chevron}
          sx={chevronInside}
          inputProps={attributes}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          multiline={rows !== undefined}
          // MUI's own multiline input measures itself and writes `style` attributes, which the CSP forbids.
          inputComponent={rows === undefined ? 'input' : 'textarea'}
          inputProps={{
            type: undefined,
            rows,
            ...attributes,
            'aria-required': required || undefined,
            maxLength: maxLengths[name],
          }}
        />
      )}
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
})
Field.displayName = 'Field'
