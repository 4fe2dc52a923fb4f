import type { InputHTMLAttributes } from 'react'
import {
  businessTypeOptions,
  countryOptions,
  type Option,
  type QuoteField,
  serviceTypeOptions,
} from '../../contract/quoteFields.ts'

interface Control extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> {
  required?: boolean
  options?: readonly Option[]
  rows?: number
  width?: 'third' | 'full'
}

/** Labels and hints stand in `src/content/texts/quote.json`. */
export const controls: Record<QuoteField, Control> = {
  firstName: { required: true, autoComplete: 'given-name' },
  lastName: { required: true, autoComplete: 'family-name' },
  email: { required: true, type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  position: { autoComplete: 'organization-title' },
  country: { options: countryOptions, autoComplete: 'country-name', width: 'third' },
  businessType: { options: businessTypeOptions, width: 'third' },
  serviceType: { options: serviceTypeOptions, width: 'third' },
  message: { required: true, rows: 7, width: 'full' },
}
