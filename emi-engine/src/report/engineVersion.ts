/** Version of rules and reports. Increase it if the same board and settings give other findings. */
export const engineVersion = '1.3.0';
