import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Ref, useId, useMemo, useRef, useState } from 'react'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/addSeveral.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { listReplaced, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { counted, fill } from '../../lib/text.ts'
import { checkLabelStyle, fieldStyle } from '../../ui/styles/controls.ts'
import { type ChosenOptions, planAddition } from './planAddition.ts'
import { Preview } from './Preview.tsx'
import { makeProductFinder } from './reading/productFinder.ts'
import { readText } from './reading/readText.ts'

const finder = makeProductFinder(
  Object.entries(names).map(([id, name]) => ({ ...pictures[Number(id)], id: Number(id), name })),
)

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlockStart: theme.spacing(2),
  '& textarea': {
    ...fieldStyle(theme),
    width: '100%',
    minHeight: 168,
    marginBlock: theme.spacing(0.75),
    resize: 'vertical',
  },
  '& label[for]': { fontWeight: theme.fontWeight.semibold },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: theme.fontSize.small },
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(3),
  },
  '& fieldset label': checkLabelStyle(theme),
  '& legend': { fontSize: theme.fontSize.small },
}))

interface AddSeveralProps {
  text: string
  setText: (text: string) => void
  fieldRef: Ref<HTMLTextAreaElement>
  intoMessage: (text: string) => void
  /** Called with what the press did when it left no line in the field. */
  onAllTaken: (result: string) => void
}

/** A field for lines from mails or spreadsheets, a preview of them, and the button that adds them. */
const AddSeveral = ({ text, setText, fieldRef, intoMessage, onAllTaken }: AddSeveralProps) => {
  const dispatch = useAppDispatch()
  const country = useAppSelector(selectCountry)
  const listed = useAppSelector(selectQuoteList)
  /** Whether the field has the rest of a text whose numbers may count its lines. */
  const [wasCounted, setWasCounted] = useState(false)
  const [choices, setChoices] = useState<ChosenOptions>(new Map())
  const [replaces, setReplaces] = useState(false)
  /** What the last press did; undefined after any change. */
  const [result, setResult] = useState<string>()
  const id = useId()
  const addRef = useRef<HTMLButtonElement>(null)

  // Reading 200 lines takes 0.1 s, so a choice among them does not read them again.
  const read = useMemo(() => {
    const isOfferedHere = (product: number) => isOffered(pictures[product]?.subcategory, country)
    return readText(text, finder, isOfferedHere, wasCounted)
  }, [text, country, wasCounted])
  const plan = planAddition(read, choices, listed, replaces)
  const { added, ambiguous, left, waiting } = plan
  const open = ambiguous.filter(({ chosen }) => !chosen)
  const summary = [
    added.length > 0 && counted(texts.ready, added.length),
    open.length > 0 && counted(texts.open, open.length),
    left.length > 0 && counted(texts.unread, left.length),
  ]
  // Since a press that added none, another country, or room on the list, may have made something to add.
  const isOld = result === undefined || (result === texts.none && added.length > 0)

  const type = (typed: string) => {
    setText(typed)
    // The form, too, may have emptied the field.
    setWasCounted(wasCounted && text !== '' && typed !== '')
    setResult(undefined)
  }
  const keep = (field: string, said: string) => {
    setText(field)
    setWasCounted(read.isCounted && field !== '')
    setResult(field === '' ? undefined : said)
    if (field === '') onAllTaken(said)
  }
  const add = () => {
    if (added.length === 0) {
      setResult(texts.none)
      return
    }
    // The list knows the chosen product and not the size that was asked for.
    const ofOtherSize = ambiguous.filter(
      ({ isOtherSize, chosen }) => isOtherSize && chosen && added.includes(chosen),
    )
    if (ofOtherSize.length > 0)
      intoMessage(fill(texts.wording, { lines: ofOtherSize.map((line) => line.text).join('; ') }))
    dispatch(listReplaced(plan.products))
    setChoices(new Map())
    const said = counted(texts.added, added.length)
    keep(plan.field, ofOtherSize.length > 0 ? `${said} ${texts.wordingInMessage}` : said)
  }
  const putIntoMessage = () => {
    intoMessage(waiting.map(({ text: line }) => line).join('\n'))
    // The button that was pressed disappears.
    addRef.current?.focus()
    keep(plan.fieldWithoutWaiting, counted(texts.inMessage, waiting.length))
  }
  return (
    <Panel>
      <div>
        <label htmlFor={`${id}-field`}>{texts.field}</label>
        <textarea
          ref={fieldRef}
          id={`${id}-field`}
          aria-describedby={`${id}-hint`}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <p id={`${id}-hint`}>{texts.hint}</p>
      </div>
      <p role="status">{isOld ? summary.filter(Boolean).join(' ') : result}</p>
      {read.rest.length > 0 && <p>{counted(texts.rest, read.rest.length)}</p>}
      <Preview
        plan={plan}
        onChosen={(key, option) => {
          setChoices(new Map(choices).set(key, option))
          setResult(undefined)
        }}
        onWaitingTaken={putIntoMessage}
      />
      {plan.hasListed && (
        <fieldset>
          <legend>{texts.mode}</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={replaces === value}
                onChange={() => {
                  setReplaces(value)
                  setResult(undefined)
                }}
              />
              <span>{value ? texts.replaceQuantities : texts.addQuantities}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div>
        {/* Not `disabled` while no line is understood, because the button would lose the focus. */}
        <Button ref={addRef} aria-disabled={added.length === 0 || undefined} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </Panel>
  )
}

export default AddSeveral
