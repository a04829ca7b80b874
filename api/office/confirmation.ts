/** How long a second factor that was proven again counts for dangerous actions, in seconds. */
export const confirmationSeconds = 5 * 60;
