import './toastStyles.ts'

export { SnackbarProvider as default } from 'notistack'
