import type { InputHTMLAttributes } from 'react'
import { businessTypes, countries, serviceTypes, type Option, type QuoteField } from './quoteFields.ts'

interface Control extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> {
  label: string
  required?: boolean
  /** What is accepted, in words; stays beside an error. */
  hint?: string
  /** A choice between these, instead of a text. */
  options?: readonly Option[]
  /** Lines of a longer text. */
  rows?: number
  width?: 'third' | 'full'
}

/** How each field of the form is labelled and entered. */
export const controls: Record<QuoteField, Control> = {
  firstName: { label: 'First name', required: true, autoComplete: 'given-name' },
  lastName: { label: 'Last name', required: true, autoComplete: 'family-name' },
  email: { label: 'Email', required: true, type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: {
    label: 'Phone number',
    required: true,
    hint: '8 to 15 digits',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  company: { label: 'Company', autoComplete: 'organization' },
  position: { label: 'Position', autoComplete: 'organization-title' },
  country: { label: 'Country', options: countries, autoComplete: 'country-name', width: 'third' },
  businessType: { label: 'Business type', options: businessTypes, width: 'third' },
  serviceType: { label: 'Service type', options: serviceTypes, width: 'third' },
  message: { label: 'Message', required: true, rows: 7, width: 'full' },
}
