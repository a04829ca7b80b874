import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from 'react';
import { isBlocked, onlyDigits, pastedDigits } from './digits.ts';
import { fieldText } from './field.text.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A field for digits alone, such as a membership number (R127; 2.1.1, 3.3.1). */
export function DigitsField({ onBlur, onChange, onKeyDown, onPaste, ...rest }: TextFieldProps) {
  const [live, setLive] = useState('');

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || !isBlocked(event)) return;
    event.preventDefault();
    setLive(fieldText.digitsOnly);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    const field = event.currentTarget;
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    const pasted = event.clipboardData.getData('text');
    event.preventDefault();
    const digits = pastedDigits({ value: field.value, start, end }, pasted, field.maxLength);
    field.setRangeText(digits, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  /** Telephone keyboards name no keys: what they let in is cleaned after the fact. */
  function change(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const clean = onlyDigits(field.value);
    const cleaned = clean !== field.value;
    if (cleaned) {
      const caret = onlyDigits(field.value.slice(0, field.selectionStart ?? undefined)).length;
      if (clean.length < field.value.length) setLive(fieldText.digitsOnly);
      field.value = clean;
      field.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  }

  function blur(event: FocusEvent<HTMLInputElement>) {
    setLive('');
    onBlur?.(event);
  }

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      live={live}
      onKeyDown={keyDown}
      onPaste={paste}
      onBlur={blur}
      onChange={change}
    />
  );
}
