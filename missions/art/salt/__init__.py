"""The pictures of the example mission, The Salt of Aldamar."""
