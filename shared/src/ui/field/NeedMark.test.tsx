import { screen } from '@testing-library/react';
import { AllRequired } from '../forms/index.ts';
import { expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

function Form() {
  return (
    <main>
      <form>
        <AllRequired />
        <TextField holds="name" label="Email" help="At work" need="required" />
        <TextAreaField label="Comment" help="As you like" need="optional" error="Too long" />
        <SelectField label="Country" need="required" options={[{ value: '', label: 'Choose' }]} />
        <Checkbox isMarkedRequired>Agreed</Checkbox>
        <TextField holds="name" label="Password" required />
      </form>
    </main>
  );
}

describe('NeedMark', () => {
  it('says beside a label what its field needs', async () => {
    const { container } = renderWithProviders(<Form />);
    expect(screen.getAllByText('Required')).toHaveLength(3);
    expect(screen.getByText('Optional')).toBeVisible();
    expect(screen.getByText('All fields are required.')).toBeVisible();
    await expectAccessible(container);
  });

  it('is not part of the accessible name', () => {
    renderWithProviders(<Form />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleName('Email');
    expect(screen.getByLabelText('Agreed')).toHaveAccessibleName('Agreed');
  });

  it('tells screen readers that a field is required by its state, optional by words', () => {
    renderWithProviders(<Form />);
    for (const label of ['Email', 'Country', 'Agreed', 'Password']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('At work');
    const comment = screen.getByLabelText('Comment');
    expect(comment).not.toBeRequired();
    expect(comment).toHaveAccessibleDescription('Optional As you like Error: Too long');
  });
});
