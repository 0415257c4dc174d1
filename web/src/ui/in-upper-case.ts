/** Raises what stands in a field as it is typed, without moving the cursor. */
export function inUpperCase(field: HTMLInputElement): void {
	const { selectionStart, selectionEnd, value } = field;
	const raised = value.toUpperCase();
	if (raised !== value) {
		field.value = raised;
		field.setSelectionRange(selectionStart, selectionEnd);
	}
}
