import { Statement } from "./statement.tsx";

const lines = [
	{
		term: "Energy rating",
		text: "What the register says of the home or of its area, what a better rating costs, and whether the home may be let at all.",
	},
	{
		term: "Licensing and planning",
		text: "HMO, selective and additional licences and Article 4, for the way you mean to let, on today’s date.",
	},
	{
		term: "Yield and demand",
		text: "Official rents over registered prices of the same place, or your own rent over your own price.",
	},
];

/** The three things a preview looks at. */
export function WhatIsChecked() {
	return <Statement title="What is checked" lines={lines} />;
}
