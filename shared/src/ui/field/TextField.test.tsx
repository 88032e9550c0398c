import { createElement, useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

/** Types like a browser, and leaves the field. */
function type(label: string, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

function Controlled({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <TextField
      label="Phone"
      holds="code"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onText(target.value);
      }}
    />
  );
}

describe('a text field', () => {
  it.each([
    ['code', '\u3000０９０ー１２３４\u200b', '090-1234'],
    ['name', '\u3000Ｙａｍａｄａ ', 'Ｙａｍａｄａ'],
    ['asTyped', ' ｐａｓｓ ', ' ｐａｓｓ '],
  ] as const)('shows a %s as it was read when it is left', (holds, typed, shown) => {
    renderWithProviders(<TextField label="Field" holds={holds} />);
    type('Field', typed);
    expect(screen.getByLabelText('Field')).toHaveValue(shown);
  });

  it('reports the normalized text to the owner of its value', () => {
    const heard: string[] = [];
    renderWithProviders(<Controlled onText={(text) => heard.push(text)} />);
    type('Phone', '１');
    expect(heard).toEqual(['１', '1']);
    expect(screen.getByLabelText('Phone')).toHaveValue('1');
  });

  it('normalizes text, but no password, by default', () => {
    renderWithProviders(
      <>
        {createElement(TextField, { label: 'Former' })}
        {createElement(TextField, { label: 'Password', type: 'password' })}
        <TextAreaField label="Comment" />
      </>,
    );
    for (const label of ['Former', 'Password', 'Comment']) type(label, ' ａ ');
    expect(screen.getByLabelText('Former')).toHaveValue('ａ');
    expect(screen.getByLabelText('Password')).toHaveValue(' ａ ');
    expect(screen.getByLabelText('Comment')).toHaveValue('ａ');
  });
});
