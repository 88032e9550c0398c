/** Version of rules and reports; it grows when the same board and settings give other findings. */
export const engineVersion = '1.0.0';
