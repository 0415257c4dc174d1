/** Whose code and pages a visitor meets on the way. */
export function Others() {
	return (
		<>
			<p>
				Stripe’s code is loaded on the payment screens and nowhere else. The fields for your card
				are Stripe’s, and it sets the two cookies above, and more on its own address, to take the
				payment and to find fraud. See{" "}
				<a href="https://stripe.com/gb/legal/cookies-policy">Stripe’s cookie policy</a>.
			</p>
			<p>
				If you choose to sign in with Google, you go to Google’s own page, which has cookies of its
				own. See{" "}
				<a href="https://policies.google.com/technologies/cookies">how Google uses cookies</a>.
			</p>
			<p>Apart from these, no other site is asked for anything: fonts and pictures are our own.</p>
		</>
	);
}
